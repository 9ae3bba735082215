import { existsSync } from 'node:fs'
import { did, fail } from './process.mjs'
import { givenProgram, packaged, which } from './system-packages.mjs'

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** A browser for the tests: a given path, the system's, Playwright's download, or the package manager, in this order. */
export async function chromium() {
  return (
    givenProgram('CHROMIUM') ??
    system() ??
    (await downloaded()) ??
    (packaged('Chromium', ['chromium', 'fonts-noto-cjk']) ? system() : undefined) ??
    fail('No Chromium was found or could be installed. Install one and set CHROMIUM to its path.')
  )
}

const system = () => systemNames.map(which).find(Boolean)

async function downloaded() {
  const { chromium: browser } = await import('playwright-core')
  if (existsSync(browser.executablePath())) return browser.executablePath()
  console.log('Downloading Chromium …')
  return did('playwright', ['install', 'chromium']) && existsSync(browser.executablePath())
    ? browser.executablePath()
    : undefined
}
