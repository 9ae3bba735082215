import type { RefObject } from 'react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ScrollPosition } from '../../../sandbox/synchronize-scroll.ts'
import type { Language } from '../../../shared/locale.ts'
import type { Project, ProjectError } from '../../../shared/project.ts'
import type { Compiler } from '../compile/compile-client.ts'
import { createCompiler } from '../compile/compile-client.ts'
import type { CompiledProject } from '../compile/compiled-project.ts'
import type { ConsoleLine } from '../console/console-lines.ts'
import { consoleTexts } from '../console/console-texts.ts'
import { formatExpectation } from '../console/expectation-line.ts'
import { useLines } from '../console/use-lines.ts'
import { loadThirdParty } from '../compile/third-party.ts'
import type { Sandbox } from './sandbox-host.ts'
import { createSandbox } from './sandbox-host.ts'
import type { RunOutcome } from './use-outcome.ts'
import { useOutcome } from './use-outcome.ts'

export interface Run {
  status: 'working' | 'shown' | 'failed'
  /** True if the preview shows no version of the code, neither this one nor an older one. */
  isEmpty: boolean
  /** Milliseconds of the last compilation. */
  time: number
  errors: readonly ProjectError[]
  lines: readonly ConsoleLine[]
  /** Result of the assertions of the last run, once it is known. Code without assertions has none. */
  outcome?: RunOutcome
  /** Height of the content in pixels. */
  height: number
  clear: () => void
  rerun: () => void
  /** Scrolls the preview. */
  scroll: (place: ScrollPosition) => void
  /** Compiles the project. Returns `undefined` if it has errors. */
  compile: () => Promise<CompiledProject | undefined>
}

interface RunOptions {
  /** Runs no change while the reader types a tag, because each of its beginnings is an error. */
  isTypingTag?: boolean
  /** Called when the reader scrolls. Adding or removing it recreates the sandbox. */
  onScroll?: (place: ScrollPosition) => void
}

/** Milliseconds before a change is compiled. While a run is pending, further keys are compiled together. */
const delay = { idle: 16, busy: 120 }

/** Milliseconds without a change before the errors of a change are shown. */
const errorDelay = 700

/** Maximum number of errors for the editor to mark. The console lists all. */
const maxMarkedErrors = 100

/** Compiles the project on each change and runs it in the sandbox, with the release that it names. Code with errors leaves the preview unchanged. */
export function useRun(
  host: RefObject<HTMLElement | null>,
  project: Project,
  dark: boolean,
  language: Language,
  { isTypingTag = false, onScroll }: RunOptions = {}
): Run {
  const [state, setState] = useState<Pick<Run, 'status' | 'time' | 'errors'>>({
    status: 'working',
    time: 0,
    errors: []
  })
  const version = project.library
  const { lines, add, clear } = useLines()
  const [height, setHeight] = useState(0)
  const [isEmpty, setEmpty] = useState(true)
  const { outcome, tally } = useOutcome()
  const [runCount, setRunCount] = useState(0)
  const sandbox = useRef<Sandbox>(null)
  const compiler = useRef<Compiler>(null)
  const nextDelay = useRef(0)
  const hasCompiled = useRef(false)
  const latestOnScroll = useRef(onScroll)
  latestOnScroll.current = onScroll
  const reportsScroll = onScroll !== undefined
  useEffect(() => {
    if (!host.current) return undefined
    const fail = (error: ProjectError) => {
      setState(now => (now.errors.length < maxMarkedErrors ? { ...now, errors: [...now.errors, error] } : now))
      add({
        level: 'error',
        time: Date.now(),
        parts: [{ kind: 'text', text: error.message }],
        ...(error.file !== undefined && { file: error.file }),
        ...(error.line !== undefined && { line: error.line })
      })
    }
    const settle = (status: Run['status']) => {
      nextDelay.current = delay.idle
      setState(now => ({ ...now, status }))
    }
    compiler.current = createCompiler()
    sandbox.current = createSandbox(
      host.current,
      {
        onRendered: () => {
          tally.awaitAssertions(version)
          settle('shown')
        },
        onVisibilityChange: isThere => setEmpty(!isThere),
        onFailed: () => {
          tally.end(version, true)
          settle('failed')
        },
        onError: fail,
        onConsole: (level, parts) => add({ level, parts, time: Date.now() }),
        onExpectation: expectation => {
          tally.count(expectation.passed)
          add({ ...formatExpectation(expectation, language), time: Date.now() })
        },
        onChecked: reason => {
          tally.end(version, reason !== undefined)
          if (reason !== undefined)
            add({
              level: 'warn',
              parts: [{ kind: 'text', text: consoleTexts[language].unanswered(reason) }],
              time: Date.now()
            })
        },
        onHeight: setHeight,
        ...(reportsScroll && { onScroll: place => latestOnScroll.current?.(place) })
      },
      version
    )
    return () => {
      sandbox.current?.destroy()
      sandbox.current = null
      compiler.current?.stop()
      compiler.current = null
    }
  }, [host, add, tally, version, reportsScroll, language])
  useEffect(() => sandbox.current?.setAppearance(dark, language), [dark, language, version, reportsScroll])
  useEffect(() => {
    if (isTypingTag) return undefined
    let isCurrent = true
    const changed = performance.now()
    const timer = setTimeout(async () => {
      const start = performance.now()
      nextDelay.current = delay.busy
      setState(now => ({ ...now, status: 'working' }))
      const compiled = compiler.current && (await compileWithThirdParty(compiler.current, project, language))
      if (!isCurrent || !compiled) return
      const time = Math.round(performance.now() - start)
      const isBroken = compiled.errors.length > 0
      if (isBroken) nextDelay.current = delay.idle
      if (isBroken && hasCompiled.current) await wait(errorDelay - (performance.now() - changed))
      if (!isCurrent) return
      hasCompiled.current = true
      setState({ status: isBroken ? 'failed' : 'working', time, errors: compiled.errors })
      tally.start(compiled.check !== undefined)
      sandbox.current?.run(compiled)
    }, nextDelay.current)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [project, language, runCount, tally, version, reportsScroll, isTypingTag])
  const compile = async () => {
    // A separate compiler, because a second request would cancel the one of the run.
    const own = createCompiler()
    const result = await compileWithThirdParty(own, project, language)
    own.stop()
    return result?.errors.length === 0 ? result : undefined
  }
  return {
    ...state,
    isEmpty,
    lines,
    ...(outcome && { outcome }),
    height,
    compile,
    clear,
    scroll: useCallback(place => sandbox.current?.scroll(place), []),
    rerun: useCallback(() => {
      sandbox.current?.permit()
      setRunCount(now => now + 1)
    }, [])
  }
}

const wait = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds))

/**
 * Compiles a project and adds the third-party packages it imports. Returns `undefined` if a newer request replaced this
 * one.
 */
async function compileWithThirdParty(
  compiler: Compiler,
  project: Project,
  language: Language
): Promise<CompiledProject | undefined> {
  const compiled = await compiler.compile(project, language)
  return compiled && loadThirdParty(compiled, language)
}
