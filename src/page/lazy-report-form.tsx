import { useEffect, useRef, useState } from 'react'
import type { Page } from '../../shared/page.ts'
import { loadChunk } from '../chunk-error.ts'
import { useMessages } from '../locale/texts.ts'
import { LazyPart } from '../ui/lazy-part.tsx'
import { LoadFailureToast } from '../ui/load-failure-toast.tsx'

/** Opens a form for links that report an error if the server accepts reports; otherwise they lead to a new issue. */
export function LazyReportForm({ page }: { page: Page | undefined }) {
  const { chunk } = useMessages()
  const [request, setRequest] = useState<{ page: Page; demo: string }>()
  const pageRef = useRef(page)
  pageRef.current = page
  useEffect(() => {
    if (!document.querySelector('meta[name="vxe-docs:reports"]')) return
    const openForm = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLElement>('a[data-report]')
      if (!link || !pageRef.current || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      setRequest({ page: pageRef.current, demo: link.dataset.report ?? '' })
    }
    document.addEventListener('click', openForm)
    return () => document.removeEventListener('click', openForm)
  }, [])
  const close = () => setRequest(undefined)
  return (
    request && (
      <LazyPart load={loadForm} renderFailure={() => <LoadFailureToast text={chunk.partTitle} close={close} />}>
        {ReportForm => <ReportForm {...request} close={close} />}
      </LazyPart>
    )
  )
}

const loadForm = async () => (await loadChunk('report-form', () => import('./report-form.tsx'))).ReportForm
