; Lets the class in: a rule of the Windows firewall for private networks. Making one needs an
; administrator, so it is made when Punakawan is installed for all users; installed for one user,
; Windows itself asks when the server is first opened to the class.

!macro removeFirewallRules
  ; All of this program, also the blocking one that Windows makes when its question is dismissed.
  nsExec::ExecToLog 'netsh advfirewall firewall delete rule name=all program="$INSTDIR\${APP_EXECUTABLE_FILENAME}"'
  Pop $0
!macroend

!macro customInstall
  ${if} $installMode == "all"
    !insertmacro removeFirewallRules
    nsExec::ExecToLog 'netsh advfirewall firewall add rule name="Punakawan" dir=in action=allow program="$INSTDIR\${APP_EXECUTABLE_FILENAME}" profile=private enable=yes'
    Pop $0
  ${endIf}
!macroend

!macro customUnInstall
  ${if} $installMode == "all"
    !insertmacro removeFirewallRules
  ${endIf}
!macroend
