import { useRef } from 'react'
import { pluginSite } from '../links.ts'
import { useMessages } from '../locale/texts.ts'
import { Dialog } from '../ui/dialog.tsx'
import { outside } from '../ui/menu.tsx'
import { useSiteData } from '../versions/site-data.ts'

/** Hidden without `sp`; without `dp` it is drawn disabled and a click says why. */
export function PluginLink() {
  const { header, maintenance } = useMessages()
  const { answer } = useSiteData()
  const dialog = useRef<HTMLDialogElement>(null)
  if (!answer?.sp) return null
  if (answer.dp) return <a className="q" href={pluginSite} {...outside(pluginSite)}>{header.plugins}</a>
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
