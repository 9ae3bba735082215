import type { CSSProperties, RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { Language } from '../../shared/locale.ts'
import { loadRunner } from '../demo/runner.ts'
import { useLoaded } from '../loaded.ts'
import { useMessages } from '../locale/texts.ts'
import { ChunkFailure } from '../ui/chunk-failure.tsx'
import styles from './theme-editor.module.css'
import type { Base } from './theme-output.ts'
import { loadThemePreview } from './theme-previews.ts'

interface Props {
  language: Language
  label: string
  base: Base
  values: Map<string, string>
}

/** Real components whose variables are set on the node around them. Changing a colour redraws nothing but the style. */
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

/** In another language it starts anew: its rows have other words too, and it holds nothing a reader would miss. */
function useMountedPreview(
  host: RefObject<HTMLDivElement | null>,
  language: Language
): [error: unknown, retry: () => void] {
  const { value, error, retry } = useLoaded(language, () => Promise.all([loadRunner(), loadThemePreview(language)]))
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
