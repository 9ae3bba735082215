import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { checkFile } from '../upgrade/check.ts'
import { patchFile } from '../upgrade/patch.ts'
import { readSourceBlocks } from '../usage/read/source-blocks.ts'
import { megabytes } from './memory.ts'
import { kilobytes, median, milliseconds, table } from './table.ts'

/**
 * `npm run bench -- --upgrade`: measures the upgrade of a file and of 2,000 files beside the time to read and parse
 * them, the memory, and the size of the command.
 */
const root = path.resolve(import.meta.dirname, '..')
const command = path.join(root, 'dist/upgrade/vxe-upgrade.mjs')
const versions = { from: '3.8.6', to: '3.21.6' }
const demos = readdirSync(path.join(root, 'content'), { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.vue'))
  .map(name => readFileSync(path.join(root, 'content', name), 'utf8'))

const time = (work: () => unknown): number => {
  const start = performance.now()
  work()
  return performance.now() - start
}

const longestDemo = demos
  .map(text => ({ text, lines: text.split('\n').length }))
  .sort((left, right) => right.lines - left.lines)[0]!
/** The longest demo, filled up to about 300 lines. */
const longFile = longestDemo.text.replace(
  /<\/template>(?![^]*<\/template>)/,
  end => '<vxe-table :scroll-y="{ enabled: true }" row-id="id"/>\n'.repeat(Math.max(0, 300 - longestDemo.lines)) + end
)

const first = time(() => checkFile({ name: 'a.vue', text: longFile }, versions))
const checks = Array.from({ length: 9 }, () => time(() => checkFile({ name: 'a.vue', text: longFile }, versions)))
const patches = Array.from({ length: 3 }, () => time(() => patchFile({ name: 'a.vue', text: longFile }, versions)))

/** Prints the resources that the command used at its end. */
const usageReporter =
  "data:text/javascript,process.on('exit',()=>process.stderr.write('\\n'+JSON.stringify(process.resourceUsage())))"

/** Runs the command; returns its time, that of the processor, and the peak of its memory. */
function run(...args: string[]): { time: number; processor: number; bytes: number } {
  const start = performance.now()
  const { stderr } = spawnSync(process.execPath, ['--import', usageReporter, command, ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8'
  })
  const elapsed = performance.now() - start
  const { maxRSS, userCPUTime, systemCPUTime } = JSON.parse(stderr.split('\n').at(-1)!) as NodeJS.ResourceUsage
  return { time: elapsed, processor: (userCPUTime + systemCPUTime) / 1000, bytes: maxRSS * 1024 }
}

function parseAll(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.vue')) readSourceBlocks({ name, text: readFileSync(path.join(folder, name), 'utf8') })
}

const folder = mkdtempSync(path.join(tmpdir(), 'bench-upgrade-'))
try {
  for (let at = 0; at < 2000; at++) {
    mkdirSync(path.join(folder, `${at % 40}`), { recursive: true })
    writeFileSync(path.join(folder, `${at % 40}/${at}.vue`), demos[at % demos.length]!)
  }
  const checked = run(folder, '--format', 'json')
  const before = process.cpuUsage()
  const parsed = time(() => parseAll(folder))
  const { user, system } = process.cpuUsage(before)
  const written = run(folder, '--write', '--format', 'json')
  console.log(
    table([
      ['what', 'time', 'processor', 'memory'],
      ['a file of 300 lines, checked the first time', milliseconds(first), '', ''],
      ['a file of 300 lines, checked again', milliseconds(median(checks)), '', ''],
      ['a file of 300 lines, changed', milliseconds(median(patches)), '', ''],
      ['2,000 files, read and parsed only', milliseconds(parsed), milliseconds((user + system) / 1000), ''],
      [
        '2,000 files, checked by the command',
        milliseconds(checked.time),
        milliseconds(checked.processor),
        `${megabytes(checked.bytes)} MB`
      ],
      [
        '2,000 files, changed by the command',
        milliseconds(written.time),
        milliseconds(written.processor),
        `${megabytes(written.bytes)} MB`
      ]
    ])
  )
  console.log(`Load of the machine: ${loadavg()[0]!.toFixed(1)} on ${availableParallelism()} processors`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
console.log(
  `The command: ${kilobytes(statSync(command).size)}, ${kilobytes(brotliCompressSync(readFileSync(command)).length)} with brotli`
)
