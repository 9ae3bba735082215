import { useMessages } from '../../locale/texts.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './copy-button.module.css'

interface Props {
  className: string | undefined
  label: string
  /** Of the text; without one it is the code of the block that the button stands in. */
  address?: string
}

/** Brought to life by `src/page/page-buttons.ts`. */
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
