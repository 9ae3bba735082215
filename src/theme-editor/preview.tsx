import type { CSSProperties, RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { Language } from '../../shared/locale.ts'
import { loadWidgetComponent } from '../content.ts'
import { loadRunner } from '../demo/runner.ts'
import { useLoaded } from '../use-loaded.ts'
import { useMessages } from '../locale/texts.ts'
import { ChunkFailure } from '../ui/chunk-failure.tsx'
import styles from './theme-editor.module.css'
import type { ThemeBase } from './theme-output.ts'

interface Props {
  language: Language
  label: string
  base: ThemeBase
  values: Map<string, string>
}

/** Real components inside an element that sets the variables, so a color change updates only its style. */
export function Preview({ language, label, base, values }: Props) {
  const { demo } = useMessages()
  const host = useRef<HTMLDivElement>(null)
  const [error, retry] = useMountedPreview(host, language)
  const style = {
    colorScheme: base,
    ...Object.fromEntries([...values].map(([name, value]) => [`--${name}`, value]))
  } as CSSProperties
  return (
    <div className={styles.preview} role="region" aria-label={label} data-theme={base} style={style}>
      {error !== undefined && <ChunkFailure title={demo.loadFailed} error={error} retry={retry} />}
      <div ref={host} data-stage hidden={error !== undefined} />
    </div>
  )
}

/** Mounts the preview again when the language changes, as its data differs and it holds no state worth preserving. */
function useMountedPreview(
  host: RefObject<HTMLDivElement | null>,
  language: Language
): [error: unknown, retry: () => void] {
  const { value, error, retry } = useLoaded(language, () =>
    Promise.all([loadRunner(), loadWidgetComponent('table/start/theme/theme-preview.vue', language)])
  )
  const [thrown, setThrown] = useState<unknown>()
  useEffect(() => {
    if (!value || !host.current) return
    const [{ mountDemo }, { default: component }] = value
    const mounted = mountDemo(host.current, component, { language, onFailure: setThrown, onError: setThrown })
    return () => {
      mounted.unmount()
      setThrown(undefined)
    }
  }, [host, value, language])
  return [thrown ?? error, retry]
}
