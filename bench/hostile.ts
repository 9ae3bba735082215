import type { Browser } from 'playwright-core'
import { stealPortCode } from '../e2e/attacks.ts'
import { encodeProject } from '../shared/project-code.ts'
import { milliseconds, table } from './table.ts'

/** Bodies of `mounted`, each of which attacks the page until it is stopped. */
const programs: Record<string, string> = {
  'a quiet program': '',
  '50 strings of 9,900 letters, 140 times a second':
    "setInterval(() => { for (let i = 0; i < 14; i++) console.log(...Array.from({ length: 50 }, (_, part) => String(Math.random() + part).padEnd(9900, 'x'))) }, 100)",
  'two million objects through a stolen port': `${stealPortCode}
    const many = Array.from({ length: 2e6 }, (_, index) => ({ index }))
    for (let i = 0; i < 20; i++) port.postMessage(many)`,
  'uncaught errors, 200 a second':
    "setInterval(() => { for (let i = 0; i < 20; i++) setTimeout(() => { throw new Error('number ' + Math.random()) }) }, 100)",
  'messages to the page’s window': "for (let i = 0; i < 6e5; i++) parent.postMessage(i, '*')",
  'an endless loop': 'setTimeout(() => { for (;;) {} }, 500)'
}

const watchDuration = 10_000

/** Measures the longest time in which the page around a hostile program does not respond. */
export async function measureHostilePrograms(browser: Browser, site: string): Promise<string> {
  const rows: string[][] = []
  for (const [name, code] of Object.entries(programs)) rows.push([name, ...(await measure(browser, site, code))])
  return `\nThe page for ${watchDuration / 1000} s beside a program in the playground; target: no pause of 200 ms.\n\n${table(
    [['', 'longest pause', 'over 50 ms', 'at the end'], ...rows]
  )}\n`
}

async function measure(browser: Browser, site: string, code: string): Promise<string[]> {
  const text = `<template><p>x</p></template>\n<script>\nexport default { async mounted () { ${code} } }\n</script>`
  const project = await encodeProject({
    entry: 'App.vue',
    files: [{ name: 'App.vue', text }],
    kind: 'js',
    library: '3.8.6'
  })
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    // A quiet program runs first, so that the start of the playground is not counted.
    await page.goto(`${site}/v3.8/#/playground`)
    await page.locator('[data-status="shown"]').first().waitFor()
    await page.waitForTimeout(1000)
    const { longest, many } = await page.evaluate(watch, {
      hash: `#/playground?code=${project}`,
      watchDuration
    })
    const isRemoved = (await page.locator('iframe:not([inert])').count()) === 0
    return [milliseconds(longest), String(many), isRemoved ? 'removed' : 'there']
  } finally {
    await context.close()
  }
}

/** Runs in the page. */
function watch({
  hash,
  watchDuration
}: {
  hash: string
  watchDuration: number
}): Promise<{ longest: number; many: number }> {
  location.hash = hash
  const start = performance.now()
  let last = start
  let [longest, many] = [0, 0]
  const { port1, port2 } = new MessageChannel()
  return new Promise(resolve => {
    // A message, unlike a timer, is not throttled and arrives as soon as the page is free.
    port1.addEventListener('message', () => {
      const now = performance.now()
      longest = Math.max(longest, now - last)
      if (now - last > 50) many += 1
      last = now
      if (now - start > watchDuration) resolve({ longest, many })
      else setTimeout(() => port2.postMessage(0), 4)
    })
    port1.start()
    port2.postMessage(0)
  })
}
