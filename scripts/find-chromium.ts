import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'
import { exitCode, startTool } from './run-tool.ts'

/**
 * For root, which Chromium's sandbox refuses, on machines without a graphics card; the other flags stop background
 * requests.
 */
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

export function findChromium(): string | undefined {
  return findExecutable(names) ?? elsewhere.find(isExecutable)
}

function findExecutable(commands: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean)
  return commands.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isExecutable)
}

/**
 * Chromium without windows, if installed (Debian: `chromium-headless-shell`): journeys need a third less processor
 * time.
 */
export function findHeadless(): string | undefined {
  return findExecutable(['chromium-headless-shell', 'chrome-headless-shell']) ?? findChromium()
}

export function chromiumPath(): string {
  const chromium = findChromium()
  if (!chromium) throw new Error(advice)
  return chromium
}

const advice =
  'The browser tests need Chromium or Chrome, but neither was found. On Debian or Ubuntu, run "apt-get install chromium" as root. Elsewhere, install Chrome.'

/** Installs Debian's Chromium where that needs no question; otherwise explains what to install. */
export async function provideChromium(): Promise<boolean> {
  if (findChromium()) return true
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) await installWithApt()
  if (findChromium()) return true
  console.error(advice)
  return false
}

async function installWithApt() {
  console.log('Installing Chromium with apt-get ...')
  await exitCode(startTool('apt-get', ['update', '-qq'], { stdio: 'ignore' }))
  await aptInstall('chromium', 'inherit')
  // Older releases lack it; journeys then run in Chromium.
  await aptInstall('chromium-headless-shell', 'ignore')
}

function aptInstall(name: string, errors: 'inherit' | 'ignore') {
  const args = ['install', '-y', '-qq', '--no-install-recommends', name]
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  return exitCode(startTool('apt-get', args, { env, stdio: ['ignore', 'ignore', errors] }))
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
