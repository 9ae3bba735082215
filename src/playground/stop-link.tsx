import { formatLocation } from '../../shared/site-location.ts'
import { useCurrentLocation } from '../current-location.ts'
import { Icon } from '../ui/icon.tsx'

interface Props {
  label: string
  /** Parameters of the address to remove. */
  params: readonly string[]
}

/** Link to the same page without some parameters, to end a comparison for instance. */
export function StopLink({ label, params }: Props) {
  const { path, query } = useCurrentLocation()
  const rest = new Map([...query].filter(([name]) => !params.includes(name)))
  return (
    <a className="quiet icon" href={formatLocation(path, rest)} aria-label={label} title={label}>
      <Icon name="close" />
    </a>
  )
}
