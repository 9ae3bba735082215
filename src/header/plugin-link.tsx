import { useRef } from 'react'
import { pluginAuthorization, pluginSite } from '../links.ts'
import { useMessages } from '../locale/texts.ts'
import { Dialog } from '../ui/dialog.tsx'
import { outside } from '../ui/menu.tsx'
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
  const dialog = useRef<HTMLDialogElement>(null)
  if (isOpen)
    return (
      <a className="q" href={pluginSite} {...outside(pluginSite)}>
        {header.plugins}
      </a>
    )
  return (
    <>
      <button type="button" className="q" aria-disabled="true" onClick={() => dialog.current?.showModal()}>
        {header.plugins}
      </button>
      <Dialog ref={dialog} title={maintenance.title} confirm={maintenance.ok}>
        {maintenance.text}
      </Dialog>
    </>
  )
}
