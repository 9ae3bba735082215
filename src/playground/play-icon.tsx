import { PathIcon } from '../ui/icon.tsx'

/** Icons that only the playground uses. */
const paths = {
  plus: 'M8 3v10M3 8h10',
  download: 'M8 2v8M5 7.500 8 10.500l3-3M2.500 13.500h11'
} as const

export const PlayIcon = ({ name }: { name: keyof typeof paths }) => <PathIcon path={paths[name]} />
