import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'
import { exitCode, startTool } from './run-tool.ts'

/** For root, whom Chromium's sandbox refuses, on machines without a graphics card; the rest keeps it from calling home. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
]

const elsewhere = [
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** The Chromium or Chrome of this machine. */
export function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean)
  const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return [...onPath, ...elsewhere].find(isExecutable)
}

export function chromiumPath(): string {
  const found = findChromium()
  if (!found) throw new Error(advice)
  return found
}

const advice =
  'The browser tests need Chromium or Chrome, and there is none. On Debian or Ubuntu: "apt-get install chromium" as root; elsewhere install Chrome.'

/** Installs Debian's Chromium where that needs no question; otherwise says what to install. */
export async function provideChromium(): Promise<boolean> {
  if (findChromium()) return true
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) await installWithApt()
  if (findChromium()) return true
  console.error(advice)
  return false
}

async function installWithApt() {
  console.log('Installing Chromium with apt-get ...')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await exitCode(startTool('apt-get', ['update', '-qq'], { stdio: 'ignore' }))
  await exitCode(
    startTool('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
  )
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
