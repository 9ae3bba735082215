import type { RefObject } from 'react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ScrollPlace } from '../../../sandbox/scroll.ts'
import type { Language } from '../../../shared/locale.ts'
import type { Project, ProjectError } from '../../../shared/project.ts'
import type { Compiler } from '../compile/compile-client.ts'
import { createCompiler } from '../compile/compile-client.ts'
import type { CompiledProject } from '../compile/compiled-project.ts'
import type { ConsoleLine } from '../console/console-lines.ts'
import { useLines } from '../console/use-lines.ts'
import { withGuests } from '../compile/guests.ts'
import type { ProgramName } from './program.ts'
import type { Sandbox } from './sandbox-host.ts'
import { createSandbox } from './sandbox-host.ts'

export interface Run {
  status: 'working' | 'shown' | 'failed'
  /** Nothing stands in the preview: neither this version of the code nor an older one. */
  isEmpty: boolean
  /** Milliseconds of the last compilation. */
  time: number
  errors: readonly ProjectError[]
  lines: readonly ConsoleLine[]
  /** Height of what is shown. */
  height: number
  clear: () => void
  again: () => void
  /** Scrolls what is shown. */
  scroll: (place: ScrollPlace) => void
  /** The project without its errors; `undefined` when it has some. */
  compile: () => Promise<CompiledProject | undefined>
}

interface Options {
  program?: ProgramName
  /** The reader scrolls in it. Whether it is given decides about the frame: the next one is another. */
  onScroll?: (place: ScrollPlace) => void
}

/** One key shows at once. While something is on its way to the screen, the next keys are typed together. */
const pause = { idle: 16, busy: 120 }

/** The editor marks these; the console has the others. */
const mostErrors = 100

/** Compiles what is typed and shows it in the sandbox; code with errors changes nothing on the screen. */
export function useRun(
  host: RefObject<HTMLElement | null>,
  project: Project,
  dark: boolean,
  language: Language,
  { program, onScroll }: Options = {}
): Run {
  const [state, setState] = useState<Pick<Run, 'status' | 'time' | 'errors'>>({
    status: 'working',
    time: 0,
    errors: []
  })
  const { lines, add, clear } = useLines()
  const [height, setHeight] = useState(0)
  const [isEmpty, setEmpty] = useState(true)
  const [turn, setTurn] = useState(0)
  const sandbox = useRef<Sandbox>(null)
  const compiler = useRef<Compiler>(null)
  const wait = useRef(0)
  const newestScroll = useRef(onScroll)
  newestScroll.current = onScroll
  const follows = onScroll !== undefined
  useEffect(() => {
    if (!host.current) return undefined
    const fail = (error: ProjectError) => {
      setState(now => (now.errors.length < mostErrors ? { ...now, errors: [...now.errors, error] } : now))
      add({
        level: 'error',
        time: Date.now(),
        parts: [{ kind: 'text', text: error.message }],
        ...(error.file !== undefined && { file: error.file }),
        ...(error.line !== undefined && { line: error.line })
      })
    }
    const settle = (status: Run['status']) => {
      wait.current = pause.idle
      setState(now => ({ ...now, status }))
    }
    compiler.current = createCompiler()
    sandbox.current = createSandbox(
      host.current,
      {
        onRendered: () => settle('shown'),
        onPicture: isThere => setEmpty(!isThere),
        onFailed: () => settle('failed'),
        onError: fail,
        onConsole: (level, parts) => add({ level, parts, time: Date.now() }),
        onHeight: setHeight,
        ...(follows && { onScroll: place => newestScroll.current?.(place) })
      },
      program
    )
    return () => {
      sandbox.current?.destroy()
      sandbox.current = null
      compiler.current?.stop()
      compiler.current = null
    }
  }, [host, add, program, follows])
  useEffect(() => sandbox.current?.look(dark, language), [dark, language, program, follows])
  useEffect(() => {
    let live = true
    const timer = setTimeout(async () => {
      const start = performance.now()
      wait.current = pause.busy
      setState(now => ({ ...now, status: 'working' }))
      const compiled = compiler.current && (await compileWhole(compiler.current, project, language))
      if (!live || !compiled) return
      const time = Math.round(performance.now() - start)
      const isBroken = compiled.errors.length > 0
      if (isBroken) wait.current = pause.idle
      setState({ status: isBroken ? 'failed' : 'working', time, errors: compiled.errors })
      sandbox.current?.run(compiled)
    }, wait.current)
    return () => {
      live = false
      clearTimeout(timer)
    }
  }, [project, language, turn, program, follows])
  const compile = async () => {
    // Beside the run, whose question must not be taken back by this one.
    const own = createCompiler()
    const result = await compileWhole(own, project, language)
    own.stop()
    return result?.errors.length === 0 ? result : undefined
  }
  return {
    ...state,
    isEmpty,
    lines,
    height,
    compile,
    clear,
    scroll: useCallback(place => sandbox.current?.scroll(place), []),
    again: useCallback(() => setTurn(now => now + 1), [])
  }
}

/** With what it imports of other packages. An older question has no answer. */
async function compileWhole(
  compiler: Compiler,
  project: Project,
  language: Language
): Promise<CompiledProject | undefined> {
  const compiled = await compiler.compile(project, language)
  return compiled && withGuests(compiled, language)
}
