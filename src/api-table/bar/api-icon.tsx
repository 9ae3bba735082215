import { PathIcon } from '../../ui/icon.tsx'

/** Icon paths of actions that only this table has. */
const paths = {
  expand: 'M4 6l4-3.500L12 6M4 10l4 3.500L12 10',
  collapse: 'M4 3l4 3.500L12 3M4 13l4-3.500L12 13',
  columns: 'M2 3h12v10H2zM6 3v10M10 3v10',
  export: 'M8 2v8M5 7.500 8 10.500l3-3M2.500 13.500h11'
} as const

export const ApiIcon = ({ name }: { name: keyof typeof paths }) => <PathIcon path={paths[name]} />
