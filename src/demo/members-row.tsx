import { getMemberRoute, readMemberPath } from '../../shared/api.ts'
import { formatMemberName } from '../../shared/member-name.ts'
import { useMessages } from '../locale/texts.ts'
import styles from './members-row.module.css'

/** Links from a demo to the reference rows of the library members that the build finds in its source. */
export function MembersRow({ members }: { members: readonly string[] }) {
  const { demo } = useMessages()
  if (members.length === 0) return null
  return (
    <div className={styles.row} data-members role="group" aria-label={demo.members}>
      <b aria-hidden="true">{demo.members}</b>
      {members.map(path => (
        <a key={path} href={`#${getMemberRoute(path)}`}>
          <Chip path={path} />
        </a>
      ))}
    </div>
  )
}

/** Name of a member with its key in a lighter color, and its component if it is neither table nor grid. */
function Chip({ path }: { path: string }) {
  const member = readMemberPath(path)
  const name = formatMemberName(path)
  const dotIndex = member?.kind === 'prop' ? name.indexOf('.') : -1
  const owner = member && !['table', 'grid'].includes(member.subject) ? member.subject : ''
  return (
    <>
      {owner && <i>{owner} </i>}
      {member?.kind === 'event' && '@'}
      {dotIndex < 0 ? name : name.slice(0, dotIndex)}
      {dotIndex >= 0 && <i>{name.slice(dotIndex)}</i>}
    </>
  )
}
