import { useState } from 'react'
import { getPictureAddress, pictureSize } from '../../shared/gallery.ts'
import type { Language } from '../../shared/locale.ts'
import type { DemoCode } from '../../upgrade-facts/demo-severity.ts'
import { demoCodes } from '../../upgrade-facts/demo-severity.ts'
import { severityTexts } from '../../upgrade-facts/severity-texts.ts'
import { contentUrl } from '../content.ts'
import { compareAddress } from '../links.ts'
import { useIsDark } from '../theme/theme.ts'
import { Icon } from '../ui/icon.tsx'
import type { MapDemo } from './map-groups.ts'
import styles from './demo-map.module.css'
import { mapTexts } from './map-texts.ts'
import { nameOfState, StateMark } from './state-label.tsx'

interface Props {
  demo: MapDemo
  language: Language
  code: DemoCode
  messagesId: string
  /** True before the first selection: a narrow window then shows no panel, which would cover the map. */
  isUnasked: boolean
  close: () => void
}

/** Picture, results and messages of the selected demo. */
export function DemoPanel({ demo, language, code, messagesId, isUnasked, close }: Props) {
  const text = mapTexts[language]
  const { id, title, pageTitle, href, results } = demo
  return (
    <section className={styles.panel} aria-label={text.selected} data-unasked={isUnasked || undefined}>
      <Picture demo={demo} language={language} />
      <div className={styles.facts}>
        <p className={styles.title}>
          <a href={href} title={text.open}>
            {title}
          </a>
          {pageTitle !== title && <small>{pageTitle}</small>}
        </p>
        <dl className={styles.results}>
          {demoCodes.map(each => (
            <div key={each} data-current={each === code || undefined}>
              <dt>{severityTexts[language][each]}</dt>
              <dd>
                <StateMark state={results[each].state} />
                {nameOfState(results[each].state, language)}
              </dd>
            </div>
          ))}
        </dl>
        <ul id={messagesId} className={styles.messages}>
          {results[code].messages.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <a className="btn" href={compareAddress(id)}>
          <Icon name="compare" />
          {text.compare}
        </a>
      </div>
      <button
        type="button"
        className={`quiet icon ${styles.close}`}
        aria-label={text.close}
        title={text.close}
        onClick={close}
      >
        <Icon name="close" />
      </button>
    </section>
  )
}

function Picture({ demo: { id, pictures }, language }: Pick<Props, 'demo' | 'language'>) {
  const theme = useIsDark() ? 'dark' : 'light'
  const hash = pictures[theme]
  const address = hash && contentUrl(getPictureAddress(id, language, theme, hash))
  const [failedAddress, setFailedAddress] = useState<string>()
  return (
    <span className={styles.picture}>
      {address && address !== failedAddress ? (
        <img src={address} {...pictureSize} alt="" onError={() => setFailedAddress(address)} />
      ) : (
        <code>{id.split('/').at(-1)}</code>
      )}
    </span>
  )
}
