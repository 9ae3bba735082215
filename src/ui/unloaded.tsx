import { useEffect } from 'react'
import { toast } from './toast.tsx'

/** In the place of a part that was asked for with a click and does not arrive: says so and goes. The next click tries again. */
export function Unloaded({ text, close }: { text: string; close: () => void }) {
  useEffect(() => {
    toast(text, 'warning')
    close()
  })
  return null
}
