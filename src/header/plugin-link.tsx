import { useState } from 'react'
import { loadChunk } from '../chunk-error.ts'
import { pluginAuthorization, pluginSite } from '../links.ts'
import { useMessages } from '../locale/texts.ts'
import { outside } from '../ui/menu.tsx'
import { Part } from '../ui/part.tsx'
import { Unloaded } from '../ui/unloaded.tsx'
import { useSiteData } from '../versions/site-data.ts'
import styles from './header.module.css'

/** Hidden without `sp`. Who has bought a plugin needs its authorization while the shop is closed, too. */
export function PluginLinks() {
  const { header } = useMessages()
  const { answer } = useSiteData()
  if (!answer?.sp) return null
  return (
    <>
      <PluginLink isOpen={answer.dp} />
      <a className={`q ${styles.wide}`} href={pluginAuthorization} {...outside(pluginAuthorization)}>
        {header.authorization}
      </a>
    </>
  )
}

/** Closed, it is drawn disabled and a click says why. */
function PluginLink({ isOpen }: { isOpen: boolean }) {
  const { header, maintenance } = useMessages()
  const [isAsked, setAsked] = useState(false)
  if (isOpen)
    return (
      <a className="q" href={pluginSite} {...outside(pluginSite)}>
        {header.plugins}
      </a>
    )
  const close = () => setAsked(false)
  return (
    <>
      <button type="button" className="q" aria-disabled="true" onClick={() => setAsked(true)}>
        {header.plugins}
      </button>
      {isAsked && (
        <Part load={loadAnswer} renderFailed={() => <Unloaded text={maintenance.text} close={close} />}>
          {ClosedShop => <ClosedShop close={close} />}
        </Part>
      )}
    </>
  )
}

const loadAnswer = async () => (await loadChunk('closed-shop', () => import('./closed-shop.tsx'))).ClosedShop
