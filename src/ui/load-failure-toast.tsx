import { useEffect } from 'react'
import { toast } from './toast.tsx'

/** Shows a toast for a part that failed to load after a click and closes it, so that the next click tries again. */
export function LoadFailureToast({ text, close }: { text: string; close: () => void }) {
  useEffect(() => {
    toast(text, 'warning')
    close()
  })
  return null
}
