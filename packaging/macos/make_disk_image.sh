#!/bin/sh
# Builds "Mexican Train.app" and a disk image of it. Not tried yet: it was written without a Mac at hand.
# On macOS 13 or newer, in the project's folder, with a Python 3.11 or newer from python.org:
#   sh packaging/macos/make_disk_image.sh
# Without a developer's certificate the app is signed for nobody: the first time, Control-click it and choose Open.
set -eu
cd "$(dirname "$0")/../.."

sh packaging/set-up.sh package
python=build/environment-for-packages/bin/python
"$python" packaging/make_bundle.py

version=$("$python" -c 'import mextrain_qt; print(mextrain_qt.__version__)')
stage=build/disk-image
rm -rf "$stage"
mkdir -p "$stage" dist
cp -R "build/bundle/Mexican Train.app" "$stage/"
cp -R build/bundle/mextrain-qt/licences "$stage/Licences"
ln -s /Applications "$stage/Applications"
codesign --force --deep --sign "${SIGN_WITH:--}" "$stage/Mexican Train.app"
hdiutil create -volname "Mexican Train" -srcfolder "$stage" -ov -format UDZO "dist/mextrain-qt-$version-macos.dmg"
