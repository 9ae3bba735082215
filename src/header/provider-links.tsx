import { useEffect, useState } from 'react'
import { loadChunk } from '../chunk-error.ts'
import { enterpriseSite, pluginAuthorization, pluginSite } from '../links.ts'
import { useMessages } from '../locale/texts.ts'
import { externalLinkProps } from '../ui/menu.tsx'
import { LazyPart } from '../ui/lazy-part.tsx'
import { LoadFailureToast } from '../ui/load-failure-toast.tsx'
import { useSiteData } from '../versions/site-data.ts'
import styles from './header.module.css'

/**
 * The enterprise edition and the plugins. They are not prerendered, because they have free space on their left. The links
 * of plugins are hidden without `sp`; the authorization link is also needed while the shop is closed, for plugins already
 * bought.
 */
export function ProviderLinks() {
  const { header } = useMessages()
  const { versionsResponse } = useSiteData()
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  if (!isMounted) return null
  return (
    <>
      {/* First, because they appear with the response of the API. */}
      {versionsResponse?.sp && <PluginLinks isOpen={versionsResponse.dp} />}
      <a className={`quiet ${styles.wide}`} href={enterpriseSite} {...externalLinkProps(enterpriseSite)}>
        {header.enterprise}
      </a>
    </>
  )
}

function PluginLinks({ isOpen }: { isOpen: boolean }) {
  const { header } = useMessages()
  return (
    <>
      <PluginLink isOpen={isOpen} />
      <a className={`quiet ${styles.wide}`} href={pluginAuthorization} {...externalLinkProps(pluginAuthorization)}>
        {header.authorization}
      </a>
    </>
  )
}

/** While the shop is closed, the link is a disabled button and a click explains why. */
function PluginLink({ isOpen }: { isOpen: boolean }) {
  const { header, maintenance } = useMessages()
  const [isDialogOpen, setDialogOpen] = useState(false)
  if (isOpen)
    return (
      <a className="quiet" href={pluginSite} {...externalLinkProps(pluginSite)}>
        {header.plugins}
      </a>
    )
  const close = () => setDialogOpen(false)
  return (
    <>
      <button type="button" className="quiet" aria-disabled="true" onClick={() => setDialogOpen(true)}>
        {header.plugins}
      </button>
      {isDialogOpen && (
        <LazyPart
          load={loadClosedShop}
          renderFailure={() => <LoadFailureToast text={maintenance.text} close={close} />}
        >
          {ClosedShop => <ClosedShop close={close} />}
        </LazyPart>
      )}
    </>
  )
}

const loadClosedShop = async () => (await loadChunk('closed-shop', () => import('./closed-shop.tsx'))).ClosedShop
