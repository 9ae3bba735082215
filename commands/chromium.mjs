import { existsSync } from 'node:fs'
import { runToEnd, fail } from './process.mjs'
import { getConfiguredProgram, installPackages, which } from './system-packages.mjs'

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Returns a browser for the tests: from a configured path, the system, Playwright's download or the package manager, in this order. */
export async function findChromium() {
  return (
    getConfiguredProgram('CHROMIUM') ??
    findSystemChromium() ??
    (await downloadChromium()) ??
    (installPackages('Chromium', ['chromium', 'fonts-noto-cjk']) ? findSystemChromium() : undefined) ??
    fail('No Chromium was found or could be installed. Install one and set CHROMIUM to its path.')
  )
}

const findSystemChromium = () => systemNames.map(which).find(Boolean)

async function downloadChromium() {
  const { chromium: browser } = await import('playwright-core')
  if (existsSync(browser.executablePath())) return browser.executablePath()
  console.log('Downloading Chromium …')
  return runToEnd('playwright', ['install', 'chromium']) && existsSync(browser.executablePath())
    ? browser.executablePath()
    : undefined
}
