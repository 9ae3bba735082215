import type { RefObject } from 'react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Language } from '../../shared/locale.ts'
import type { Project, ProjectError } from '../../shared/project.ts'
import { compile, stopCompiler } from './compile/compile-client.ts'
import type { ConsoleLine } from './console-panel-lines.ts'
import { addLine } from './console-panel-lines.ts'
import type { Sandbox } from './sandbox-host.ts'
import { createSandbox } from './sandbox-host.ts'

export interface Run {
  status: 'working' | 'shown' | 'failed'
  /** Milliseconds of the last compilation. */
  time: number
  errors: readonly ProjectError[]
  lines: readonly ConsoleLine[]
  clear: () => void
  again: () => void
}

/** Between two keys nobody reads the preview. */
const pause = 120

/** Compiles what is typed and shows it in the sandbox; code with errors changes nothing on the screen. */
export function useRun(host: RefObject<HTMLElement | null>, project: Project, dark: boolean, language: Language): Run {
  const [state, setState] = useState<Pick<Run, 'status' | 'time' | 'errors'>>({ status: 'working', time: 0, errors: [] })
  const [lines, setLines] = useState<readonly ConsoleLine[]>([])
  const [turn, setTurn] = useState(0)
  const sandbox = useRef<Sandbox>(null)
  const first = useRef(true)
  useEffect(() => {
    if (!host.current) return undefined
    const fail = (error: ProjectError) => {
      setState(now => ({ ...now, errors: [...now.errors, error] }))
      setLines(now => addLine(now, { level: 'error', time: Date.now(), parts: [{ kind: 'text', text: error.message }], ...(error.file !== undefined && { file: error.file }), ...(error.line !== undefined && { line: error.line }) }))
    }
    sandbox.current = createSandbox(host.current, {
      onRendered: () => setState(now => ({ ...now, status: 'shown' })),
      onFailed: () => setState(now => ({ ...now, status: 'failed' })),
      onError: fail,
      onConsole: (level, parts) => setLines(now => addLine(now, { level, parts, time: Date.now() }))
    })
    return () => {
      sandbox.current?.destroy()
      sandbox.current = null
      stopCompiler()
    }
  }, [host])
  useEffect(() => sandbox.current?.look(dark, language), [dark, language])
  useEffect(() => {
    let live = true
    const timer = setTimeout(async () => {
      const start = performance.now()
      setState(now => ({ ...now, status: 'working' }))
      const compiled = await compile(project, language)
      if (!live || !compiled) return
      const time = Math.round(performance.now() - start)
      setState({ status: compiled.errors.length ? 'failed' : 'working', time, errors: compiled.errors })
      sandbox.current?.run(compiled)
    }, first.current ? 0 : pause)
    first.current = false
    return () => {
      live = false
      clearTimeout(timer)
    }
  }, [project, language, turn])
  return { ...state, lines, clear: useCallback(() => setLines([]), []), again: useCallback(() => setTurn(now => now + 1), []) }
}
