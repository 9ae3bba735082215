import { Drawing } from '../ui/icon.tsx'

/** Only the playground draws them. */
const paths = {
  plus: 'M8 3v10M3 8h10',
  download: 'M8 2v8M5 7.500 8 10.500l3-3M2.500 13.500h11'
} as const

export const PlayIcon = ({ name }: { name: keyof typeof paths }) => <Drawing path={paths[name]} />
