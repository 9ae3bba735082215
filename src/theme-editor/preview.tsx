import type { CSSProperties, RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { Language } from '../../shared/locale.ts'
import type { MountedDemo } from '../demo/mount-vue.ts'
import { useMessages } from '../locale/texts.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './theme-editor.module.css'
import type { Base } from './theme-output.ts'
import { themePreviews } from './theme-previews.ts'

interface Props {
  language: Language
  label: string
  base: Base
  values: Map<string, string>
}

/** Real components whose variables are set on the node around them. Changing a colour redraws nothing but the style. */
export function Preview({ language, label, base, values }: Props) {
  const host = useRef<HTMLDivElement>(null)
  const [attempt, setAttempt] = useState(0)
  const failed = useMountedPreview(host, language, attempt)
  const style = { colorScheme: base, ...Object.fromEntries([...values].map(([name, value]) => [`--${name}`, value])) } as CSSProperties
  return (
    <div className={styles.preview} role="region" aria-label={label} data-theme={base} style={style}>
      {failed && <Failure retry={() => setAttempt(attempt + 1)} />}
      <div ref={host} data-stage hidden={failed} />
    </div>
  )
}

function useMountedPreview(host: RefObject<HTMLDivElement | null>, language: Language, attempt: number): boolean {
  const [failed, setFailed] = useState(false)

  // In another language it starts anew: its rows have other words too, and it holds nothing a reader would miss.
  useEffect(() => {
    const node = host.current
    if (!node) return
    let live = true
    let mounted: MountedDemo | undefined
    const fail = () => live && setFailed(true)
    const start = async () => {
      const [{ mountDemo }, component] = await Promise.all([import('../demo/mount-vue.ts'), themePreviews[language]()])
      if (live) mounted = mountDemo(node, component.default, { language, onFailure: fail, onError: fail })
    }
    setFailed(false)
    start().catch(fail)
    return () => {
      live = false
      mounted?.unmount()
    }
  }, [host, language, attempt])
  return failed
}

function Failure({ retry }: { retry: () => void }) {
  const { demo } = useMessages()
  return (
    <div className="oops" role="alert">
      <Icon name="warning" />
      <div>
        <b>{demo.loadFailed}</b>
        <p>{demo.loadFailedRemedy}</p>
      </div>
      <button type="button" className="btn" onClick={retry}>
        {demo.retry}
      </button>
    </div>
  )
}
