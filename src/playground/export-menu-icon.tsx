/** On the same grid as the icons of `ui/icon.tsx`; only the playground draws them. */
const paths = {
  plus: 'M8 3v10M3 8h10',
  download: 'M8 2v8M5 7.500 8 10.500l3-3M2.500 13.500h11',
  share: 'M8 10V2M5 4.500 8 1.500l3 3M3 8v6h10V8',
  reset: 'M3 6a5.300 5.300 0 1 1-.3 3.500M3 2.500V6h3.500'
} as const

export function PlayIcon({ name }: { name: keyof typeof paths }) {
  return (
    <svg className="i" viewBox="0 0 16 16" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
