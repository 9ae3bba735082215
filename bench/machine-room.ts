import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright-core'
import type { Page } from 'playwright-core'
import config from '../playwright.config.ts'
import { median, table } from './table.ts'

/** How long the work on this site takes: building it, checking it, starting it, seeing a change. Works on a copy. */
const samples = Number(process.env.SAMPLES ?? 3)
const project = path.resolve(import.meta.dirname, '..')
const root = copyOfProject()
const page = 'content/table/base/sort/page.en.mdx'
const demo = 'content/table/base/sort/sort-by-header.vue'

try {
  console.log(await figures())
} finally {
  remove(root)
}

async function figures(): Promise<string> {
  const cold = await repeat(
    () => clean('.cache', 'dist'),
    () => run('build.mjs')
  )
  const files = readdirSync(path.join(root, 'dist/site'), { recursive: true, withFileTypes: true })
  const word = await repeat(
    () => edit(page, '\nOne more word.\n'),
    () => run('build.mjs')
  )
  const component = await repeat(
    () => edit(demo, '<!-- changed -->\n'),
    () => run('build.mjs')
  )
  const start = await repeat(
    () => {},
    () => untilAnswer(['commands/start.mjs'])
  )
  const server = await repeat(
    () => {},
    () => untilAnswer(['dist/server/node.js'])
  )
  const checkCold = await repeat(
    () => clean('.cache'),
    () => run('check.mjs')
  )
  const checkWarm = await repeat(
    () => edit(page, '\nAnd one more.\n'),
    () => run('check.mjs')
  )
  const dev = await developing()
  const row = (what: string, value: number | undefined, most: string) => [
    what,
    value === undefined ? '–' : value.toFixed(2),
    most
  ]
  return table([
    [`medians of ${samples}, seconds`, '', 'at most'],
    row('npm run build, nothing cached', time(cold), '45'),
    row('npm run build, one word of a page changed', time(word), '6'),
    row('npm run build, one demo changed', time(component), '6'),
    row('second npm start, to its first answer', time(start), '1'),
    row('server, to its first answer', time(server), '1'),
    row('npm run check, nothing cached', time(checkCold), '25'),
    row('npm run check, one page changed', time(checkWarm), '8'),
    row('npm run dev: server up', dev.up, '2'),
    row('  first page, cold', dev.cold, '4'),
    row('  first page, warm', dev.warm, '2'),
    row('  a saved text on screen', dev.text, '0.3'),
    row('  a saved demo on screen', dev.demo, '0.3'),
    [
      'peak memory of the build, all its processes, GB',
      (Math.max(...cold.map(({ peak }) => peak)) / 1e9).toFixed(2),
      '1'
    ],
    ['files in dist/site', String(files.filter(entry => entry.isFile()).length), '9000']
  ])
}

interface Sample {
  seconds: number
  peak: number
}

function time(made: readonly Sample[]): number | undefined {
  return median(made.map(({ seconds }) => seconds))
}

async function repeat(before: () => void, act: () => Promise<Sample>): Promise<Sample[]> {
  const made: Sample[] = []
  for (let index = 0; index < samples; index++) {
    before()
    made.push(await act())
  }
  // Whatever happens later, this was measured.
  console.error(made.map(({ seconds, peak }) => `${seconds.toFixed(2)} s, ${(peak / 1e9).toFixed(2)} GB`).join('; '))
  return made
}

/** A command to its end, with the most memory that it and what it started held at one moment. */
function run(command: string): Promise<Sample> {
  const start = performance.now()
  const child = spawn(process.execPath, [path.join('commands', command)], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit']
  })
  let peak = 0
  const watch = setInterval(() => (peak = Math.max(peak, memoryOf(child.pid!))), 200)
  return new Promise((done, failed) =>
    child.on('close', code => {
      clearInterval(watch)
      if (code === 0) done({ seconds: (performance.now() - start) / 1000, peak })
      else failed(new Error(`${command} failed.`))
    })
  )
}

/** Of a process and all below it, in bytes. */
function memoryOf(pid: number): number {
  const lines = spawnSync('ps', ['-eo', 'pid=,ppid=,rss='], { encoding: 'utf8' }).stdout.trim().split('\n')
  const all = lines.map(line => line.trim().split(/\s+/).map(Number)) as [number, number, number][]
  const below = (parent: number): number =>
    all.filter(([, of]) => of === parent).reduce((sum, [id, , rss]) => sum + rss * 1024 + below(id), 0)
  return below(pid) + (all.find(([id]) => id === pid)?.[2] ?? 0) * 1024
}

async function untilAnswer(args: string[]): Promise<Sample> {
  const start = performance.now()
  const { said, stop } = program(args, { PORT: '0', UPSTREAM: '', LOG: 'off' })
  const [, address = ''] = await said(/Serving (\S+)/)
  await (await fetch(address)).text()
  const seconds = (performance.now() - start) / 1000
  await stop()
  return { seconds, peak: 0 }
}

/** A program that goes on until it is stopped. */
function program(args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit']
  })
  let text = ''
  child.stdout.on('data', data => (text += data))
  const said = async (what: RegExp): Promise<RegExpExecArray> => {
    for (;;) {
      const found = what.exec(text)
      if (found) return found
      if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended.`)
      await new Promise(done => setTimeout(done, 5))
    }
  }
  /** With all that it has started: what goes on writing would stand in the way of the next. */
  const stop = async () => {
    const ended = new Promise(done => child.on('exit', done))
    process.kill(-child.pid!, 'SIGTERM')
    await ended
  }
  return { said, stop }
}

async function developing(): Promise<Record<'up' | 'cold' | 'warm' | 'text' | 'demo', number | undefined>> {
  const since = (start: number) => (performance.now() - start) / 1000
  const browser = await chromium.launch(config.use?.launchOptions)
  const port = '5391'
  const address = `http://127.0.0.1:${port}/v3.8/#/table/base/sort?lang=en_US`
  const ups: number[] = []
  const colds: number[] = []
  const warms: number[] = []
  const texts: number[] = []
  const demos: number[] = []
  try {
    for (let index = 0; index < samples; index++) {
      clean('.cache', 'node_modules/.vite')
      const begun = performance.now()
      const { said, stop } = program(['commands/dev.mjs'], { PORT: port, UPSTREAM: '' })
      await said(/Developing at/)
      ups.push(since(begun))
      const tab = await browser.newPage()
      const shown = async () => {
        const start = performance.now()
        await tab.goto('about:blank')
        await tab.goto(address)
        await tab.locator('[data-demo="sort-by-header"] .vxe-body--row').first().waitFor({ timeout: 120_000 })
        return since(start)
      }
      colds.push(await shown())
      // What is read ahead must not stand in the way of what is measured next.
      await tab.waitForTimeout(25_000)
      warms.push(await shown())
      texts.push(
        await seen(tab, page, text => text.replace(/^---\n\n/m, `---\n\nXyzzy${index} `), `text=Xyzzy${index}`)
      )
      const mark = `data-plugh="${index}"`
      demos.push(await seen(tab, demo, text => text.replace('<vxe-table', `<vxe-table ${mark}`), `[${mark}]`))
      await stop()
      await tab.close()
    }
  } finally {
    await browser.close()
  }
  return { up: median(ups), cold: median(colds), warm: median(warms), text: median(texts), demo: median(demos) }
}

/** From the moment a file is saved until the page shows it. */
async function seen(tab: Page, name: string, change: (text: string) => string, selector: string): Promise<number> {
  const file = path.join(root, name)
  const before = readFileSync(file, 'utf8')
  const start = performance.now()
  writeFileSync(file, change(before))
  await tab.locator(selector).first().waitFor({ timeout: 60_000 })
  const seconds = (performance.now() - start) / 1000
  writeFileSync(file, before)
  await tab.waitForTimeout(1500)
  return seconds
}

function clean(...names: string[]): void {
  for (const name of names) remove(path.join(root, name))
}

/** Something that has just been stopped may write its last into it. */
function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
}

function edit(name: string, more: string): void {
  const file = path.join(root, name)
  writeFileSync(file, readFileSync(file, 'utf8') + more)
}

/** What git knows, with this project's packages. */
function copyOfProject(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'machine-room-'))
  const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: project,
    encoding: 'utf8'
  })
  for (const name of stdout.split('\n').filter(Boolean)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    cpSync(path.join(project, name), path.join(folder, name))
  }
  // Links to the same files where that works: the development server serves nothing that stands outside of its folder.
  const packages = path.join(project, 'node_modules')
  const { status } = spawnSync('cp', ['-al', packages, folder])
  if (status !== 0) cpSync(packages, path.join(folder, 'node_modules'), { recursive: true })
  remove(path.join(folder, 'node_modules/.vite'))
  return folder
}
