import { facts, newest } from 'virtual:facts'
import { Select } from '../../ui/select.tsx'
import { useLoaded } from '../../use-loaded.ts'
import { listReleases } from './program.ts'

interface Props {
  label: string
  version: string
  onSelect: (version: string) => void
}

/** Chooses the release that runs the code. Without a list there are the two that every copy of the site has. */
export function ReleaseSelect({ label, version, onSelect }: Props) {
  const { latest } = useLoaded('releases', listReleases)
  const versions = latest ?? [newest, facts.library]
  return (
    <Select quiet label={label} description={label} value={version} onChange={onSelect}>
      {[...new Set([...versions, version])].map(each => (
        <option key={each} value={each}>{`vxe-table ${each}`}</option>
      ))}
    </Select>
  )
}
