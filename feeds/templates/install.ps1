# Installs @command@: finds the file for this machine, checks its SHA-256, unpacks it into
# %LOCALAPPDATA%\Programs and adds that folder to the user's PATH. Nothing is changed if a check fails.
#   -To DIR   another folder     -Version V   another release     -Edition E   another edition, where there are several     -DryRun   say what would be done
# In one line with options: & ([scriptblock]::Create((irm ADDRESS))) -DryRun
param(
  [string]$To = (Join-Path $env:LOCALAPPDATA 'Programs\@command@'),
  [string]$Version,
  [string]$Edition = '@edition@',
  [switch]$DryRun
)

# Everything stands in one block, so a script that was cut in the middle of the transfer does nothing.
& {
  $ErrorActionPreference = 'Stop'
  $ProgressPreference = 'SilentlyContinue'
  Set-StrictMode -Version Latest

  $files = @(
    '@files@'
  )

  # A 32-bit PowerShell sees the machine in the second variable.
  $machine = if ($env:PROCESSOR_ARCHITEW6432) { $env:PROCESSOR_ARCHITEW6432 } else { $env:PROCESSOR_ARCHITECTURE }
  $cpu = switch ($machine) {
    'AMD64' { 'x64' }
    'ARM64' { 'arm64' }
    'x86' { 'x86' }
    default { throw "There is no file for the CPU $machine." }
  }
  $newest = @{
    '@newest@'
  }
  if (-not $Version) { $Version = $newest[$Edition] }
  $file = $files | Where-Object { $_.Version -ceq $Version -and $_.Edition -eq $Edition -and $_.Cpu -eq $cpu } | Select-Object -First 1
  if (-not $file) {
    $known = ($files | ForEach-Object { $_.Edition } | Select-Object -Unique) -join ', '
    if ($Edition -and -not ($files | Where-Object { $_.Edition -eq $Edition })) { throw "There is no edition $Edition. There are: $known" }
    throw "There is no file of $Version for Windows on $cpu, or it was withdrawn."
  }

  Write-Output "$($file.Name) for Windows on $cpu"
  Write-Output "  from $($file.Url)"
  Write-Output "  SHA-256 $($file.Sha256)"
  Write-Output "  into $To"
  if ($DryRun) { return }

  # Only a folder that this script made is replaced: whatever else stands there is somebody's own.
  $To = $ExecutionContext.SessionState.Path.GetUnresolvedProviderPathFromPSPath($To)
  $mark = '.installed-by-install.ps1'
  if ((Test-Path -LiteralPath $To) -and @(Get-ChildItem -LiteralPath $To -Force).Count -gt 0 -and -not (Test-Path -LiteralPath (Join-Path $To $mark) -PathType Leaf)) {
    throw "There are files at $To that this script did not put there. Choose another folder with -To. Nothing was changed."
  }

  # Beside the target, since Windows moves no folder to another drive.
  $parent = Split-Path -Parent $To
  $made = $null
  for ($missing = $parent; $missing -and -not (Test-Path -LiteralPath $missing); $missing = Split-Path -Parent $missing) { $made = $missing }
  $work = Join-Path $parent ('.install-' + [IO.Path]::GetRandomFileName())
  try {
    New-Item -ItemType Directory -Path $work -Force | Out-Null
    [Net.ServicePointManager]::SecurityProtocol = [Net.ServicePointManager]::SecurityProtocol -bor [Net.SecurityProtocolType]::Tls12
    $zip = Join-Path $work 'file.zip'
    try {
      Invoke-WebRequest -Uri $file.Url -OutFile $zip -UseBasicParsing -TimeoutSec 60 -MaximumRedirection 10
    } catch {
      throw "The download of $($file.Url) failed: $($_.Exception.Message) Nothing was changed."
    }
    $found = (Get-FileHash -LiteralPath $zip -Algorithm SHA256).Hash.ToLowerInvariant()
    if ($found -cne $file.Sha256) {
      throw "The SHA-256 of $($file.Name) should be $($file.Sha256) but is $found. The file is damaged or not genuine: nothing was installed."
    }
    $tree = Join-Path $work 'tree'
    Expand-Archive -LiteralPath $zip -DestinationPath $tree
    $program = Get-ChildItem -LiteralPath $tree -Recurse -File | Where-Object { $_.Name -eq '@command@.exe' } | Sort-Object { $_.FullName.Length } | Select-Object -First 1
    if (-not $program) { throw "There is no @command@.exe in $($file.Name). Nothing was changed." }
    Set-Content -LiteralPath (Join-Path $program.DirectoryName $mark) -Value $file.Version -Encoding UTF8

    $before = Join-Path $work 'before'
    if (Test-Path -LiteralPath $To) { Move-Item -LiteralPath $To -Destination $before }
    try {
      Move-Item -LiteralPath $program.DirectoryName -Destination $To
    } catch {
      if (Test-Path -LiteralPath $before) { Move-Item -LiteralPath $before -Destination $To }
      throw
    }

    $path = [Environment]::GetEnvironmentVariable('Path', 'User')
    if (-not $path) { $path = '' }
    if (($path -split ';') -notcontains $To) {
      [Environment]::SetEnvironmentVariable('Path', ($path.TrimEnd(';') + ';' + $To).TrimStart(';'), 'User')
      Write-Output 'Open a new terminal to use it.'
    }
    Write-Output "Installed $(Join-Path $To '@command@.exe')"
  } finally {
    Remove-Item -LiteralPath $work -Recurse -Force -ErrorAction SilentlyContinue
    # Of the folders that this made, those that are still empty go.
    for ($folder = $parent; $made -and $folder.Length -ge $made.Length -and (Test-Path -LiteralPath $folder) -and @(Get-ChildItem -LiteralPath $folder -Force).Count -eq 0; $folder = Split-Path -Parent $folder) {
      Remove-Item -LiteralPath $folder
    }
  }
}
