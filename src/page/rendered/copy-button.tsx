import { useMessages } from '../../locale/texts.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './copy-button.module.css'

interface Props {
  className: string | undefined
  label: string
  /** Address of the text; without it the code of the surrounding block is copied. */
  address?: string
}

/** `src/page/page-buttons.ts` handles its clicks. */
export function CopyButton({ className, label, address = '' }: Props) {
  const { code } = useMessages()
  return (
    <button type="button" className={`${styles.copy} ${className}`} data-copy={address}>
      <span>
        <Icon name="copy" />
        {label}
      </span>
      <span>
        <Icon name="check" />
        {code.copied}
      </span>
    </button>
  )
}
