import { useEffect, useRef, useState } from 'react'
import type { Page } from '../../shared/page.ts'
import { loadChunk } from '../chunk-error.ts'
import { useMessages } from '../locale/texts.ts'
import { Part } from '../ui/part.tsx'
import { Unloaded } from '../ui/unloaded.tsx'

/** The links that report an error open a form where the server takes reports; elsewhere they stay what they are. */
export function ReportDoor({ page }: { page: Page | undefined }) {
  const { chunk } = useMessages()
  const [asked, setAsked] = useState<{ page: Page; demo: string }>()
  const shown = useRef(page)
  shown.current = page
  useEffect(() => {
    if (!document.querySelector('meta[name="vxe-docs:reports"]')) return
    const ask = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLElement>('a[data-report]')
      if (!link || !shown.current || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      setAsked({ page: shown.current, demo: link.dataset.report ?? '' })
    }
    document.addEventListener('click', ask)
    return () => document.removeEventListener('click', ask)
  }, [])
  const close = () => setAsked(undefined)
  return (
    asked && (
      <Part load={loadForm} renderFailed={() => <Unloaded text={chunk.partTitle} close={close} />}>
        {ReportForm => <ReportForm {...asked} close={close} />}
      </Part>
    )
  )
}

const loadForm = async () => (await loadChunk('report-form', () => import('./report-form.tsx'))).ReportForm
