import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright-core'
import type { Page } from 'playwright-core'
import config from '../playwright.config.ts'
import { median, table } from './table.ts'

/** Measures how long building, checking, starting and seeing a change take, on a copy of the project. */
const samples = Number(process.env.SAMPLES ?? 3)
const project = path.resolve(import.meta.dirname, '..')
const root = copyOfProject()
const page = 'content/table/base/sort/page.en.mdx'
const demo = 'content/table/base/sort/sort-by-header.vue'

try {
  console.log(await createReport())
} finally {
  remove(root)
}

async function createReport(): Promise<string> {
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
    () => measureFirstResponse(['commands/start.mjs'])
  )
  const server = await repeat(
    () => {},
    () => measureFirstResponse(['dist/server/node.js'])
  )
  const checkCold = await repeat(
    () => clean('.cache'),
    () => run('check.mjs')
  )
  const checkWarm = await repeat(
    () => edit(page, '\nAnd one more.\n'),
    () => run('check.mjs')
  )
  const dev = await measureDevServer()
  const row = (label: string, value: number | undefined, limit: string) => [
    label,
    value === undefined ? '–' : value.toFixed(2),
    limit
  ]
  return table([
    [`medians of ${samples}, seconds`, '', 'at most'],
    row('npm run build, nothing cached', medianSeconds(cold), '45'),
    row('npm run build, one word of a page changed', medianSeconds(word), '6'),
    row('npm run build, one demo changed', medianSeconds(component), '6'),
    row('second npm start, to its first response', medianSeconds(start), '1'),
    row('server, to its first response', medianSeconds(server), '1'),
    row('npm run check, nothing cached', medianSeconds(checkCold), '25'),
    row('npm run check, one page changed', medianSeconds(checkWarm), '8'),
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

function medianSeconds(timings: readonly Sample[]): number | undefined {
  return median(timings.map(({ seconds }) => seconds))
}

async function repeat(before: () => void, act: () => Promise<Sample>): Promise<Sample[]> {
  const timings: Sample[] = []
  for (let index = 0; index < samples; index++) {
    before()
    timings.push(await act())
  }
  // The samples are printed at once, so that a later failure does not lose them.
  console.error(timings.map(({ seconds, peak }) => `${seconds.toFixed(2)} s, ${(peak / 1e9).toFixed(2)} GB`).join('; '))
  return timings
}

/** Runs a command to its end and records the peak memory of the command and its descendants. */
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

/** Returns the memory of a process and all its descendants, in bytes. */
function memoryOf(pid: number): number {
  const lines = spawnSync('ps', ['-eo', 'pid=,ppid=,rss='], { encoding: 'utf8' }).stdout.trim().split('\n')
  const all = lines.map(line => line.trim().split(/\s+/).map(Number)) as [number, number, number][]
  const below = (parent: number): number =>
    all.filter(([, of]) => of === parent).reduce((sum, [id, , rss]) => sum + rss * 1024 + below(id), 0)
  return below(pid) + (all.find(([id]) => id === pid)?.[2] ?? 0) * 1024
}

async function measureFirstResponse(args: string[]): Promise<Sample> {
  const start = performance.now()
  const { waitForOutput, stop } = startProgram(args, { PORT: '0', UPSTREAM: '', LOG: 'off' })
  const [, address = ''] = await waitForOutput(/Serving (\S+)/)
  await (await fetch(address)).text()
  const seconds = (performance.now() - start) / 1000
  await stop()
  return { seconds, peak: 0 }
}

/** Starts a program that runs until it is stopped. */
function startProgram(args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit']
  })
  let text = ''
  child.stdout.on('data', data => (text += data))
  const waitForOutput = async (pattern: RegExp): Promise<RegExpExecArray> => {
    for (;;) {
      const found = pattern.exec(text)
      if (found) return found
      if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended.`)
      await new Promise(done => setTimeout(done, 5))
    }
  }
  /** Stops the whole process group, because a process that keeps writing would disturb the next sample. */
  const stop = async () => {
    const ended = new Promise(done => child.on('exit', done))
    process.kill(-child.pid!, 'SIGTERM')
    await ended
  }
  return { waitForOutput, stop }
}

async function measureDevServer(): Promise<Record<'up' | 'cold' | 'warm' | 'text' | 'demo', number | undefined>> {
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
      const { waitForOutput, stop } = startProgram(['commands/dev.mjs'], { PORT: port, UPSTREAM: '' })
      await waitForOutput(/Developing at/)
      ups.push(since(begun))
      const tab = await browser.newPage()
      const loadPage = async () => {
        const start = performance.now()
        await tab.goto('about:blank')
        await tab.goto(address)
        await tab.locator('[data-demo="sort-by-header"] .vxe-body--row').first().waitFor({ timeout: 120_000 })
        return since(start)
      }
      colds.push(await loadPage())
      // Waits for the end of prefetching, so that it does not disturb the next measurement.
      await tab.waitForTimeout(25_000)
      warms.push(await loadPage())
      texts.push(
        await measureChange(tab, page, text => text.replace(/^---\n\n/m, `---\n\nXyzzy${index} `), `text=Xyzzy${index}`)
      )
      const mark = `data-plugh="${index}"`
      demos.push(await measureChange(tab, demo, text => text.replace('<vxe-table', `<vxe-table ${mark}`), `[${mark}]`))
      await stop()
      await tab.close()
    }
  } finally {
    await browser.close()
  }
  return { up: median(ups), cold: median(colds), warm: median(warms), text: median(texts), demo: median(demos) }
}

/** Returns the seconds from saving a file until the page shows the change. */
async function measureChange(
  tab: Page,
  name: string,
  change: (text: string) => string,
  selector: string
): Promise<number> {
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

/** Retries, because a process that was just stopped may still write into the folder. */
function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
}

function edit(name: string, more: string): void {
  const file = path.join(root, name)
  writeFileSync(file, readFileSync(file, 'utf8') + more)
}

/** Copies the files that git does not ignore, and the packages of the project. */
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
  // Hard links where they work, because the development server serves nothing outside its folder through a symbolic link.
  const packages = path.join(project, 'node_modules')
  const { status } = spawnSync('cp', ['-al', packages, folder])
  if (status !== 0) cpSync(packages, path.join(folder, 'node_modules'), { recursive: true })
  remove(path.join(folder, 'node_modules/.vite'))
  return folder
}
