; Inno Setup 6 recipe for an installer. Not tried yet: it was written without a Windows at hand.
; On Windows, in the project's folder:
;   py -3.11 -m venv build\environment-for-packages
;   build\environment-for-packages\Scripts\pip install -e .[package]
;   build\environment-for-packages\Scripts\python packaging\make_bundle.py
;   iscc packaging\windows\mextrain-qt.iss
; The bundle has two programs: mextrain-qt.exe for the commands, mextrain-qt-window.exe without a console.

#define Version "0.1.0"
#define Bundle "..\..\build\bundle\mextrain-qt"

[Setup]
AppId=org.mextrain_qt.mextrain_qt
AppName=Mexican Train
AppVersion={#Version}
AppPublisher=The Mexican Train for the desktop developers
DefaultDirName={autopf}\Mexican Train
DefaultGroupName=Mexican Train
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
LicenseFile=..\..\LICENSE
OutputDir=..\..\dist
OutputBaseFilename=mextrain-qt-{#Version}-windows-x86_64
Compression=lzma2
SolidCompression=yes
ChangesAssociations=yes
UninstallDisplayIcon={app}\mextrain-qt-window.exe

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "es"; MessagesFile: "compiler:Languages\Spanish.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"
Name: "ru"; MessagesFile: "compiler:Languages\Russian.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[Files]
Source: "{#Bundle}\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{group}\Mexican Train"; Filename: "{app}\mextrain-qt-window.exe"
Name: "{autodesktop}\Mexican Train"; Filename: "{app}\mextrain-qt-window.exe"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.mextrain"; ValueType: string; ValueData: "MexicanTrain.Match"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\MexicanTrain.Match"; ValueType: string; ValueData: "Mexican Train match"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\MexicanTrain.Match\DefaultIcon"; ValueType: string; ValueData: "{app}\mextrain-qt-window.exe,0"
Root: HKA; Subkey: "Software\Classes\MexicanTrain.Match\shell\open\command"; ValueType: string; ValueData: """{app}\mextrain-qt-window.exe"" ""%1"""

[Run]
Filename: "{app}\mextrain-qt-window.exe"; Description: "{cm:LaunchProgram,Mexican Train}"; Flags: nowait postinstall skipifsilent
