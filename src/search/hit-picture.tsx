import type { GalleryDemo } from '../../shared/gallery.ts'
import { getDemoId, getPictureAddress, pictureSize } from '../../shared/gallery.ts'
import type { Language } from '../../shared/locale.ts'
import { parseLocation } from '../../shared/site-location.ts'
import { contentUrl, loadGallery } from '../content.ts'
import { useIsDark } from '../theme/theme.ts'
import { useLoaded } from '../use-loaded.ts'
import styles from './hit-picture.module.css'

/** Picture of the selected demo, or of the first demo of the selected page, beside the list where there is room. */
export function HitPicture({ language, href }: { language: Language; href: string | undefined }) {
  const theme = useIsDark() ? 'dark' : 'light'
  // Without the list, the hits have no pictures.
  const { latest } = useLoaded(language, () => loadPictures(language))
  const demo = href === undefined ? undefined : (latest?.get(href) ?? latest?.get(parseLocation(href).path))
  const hash = demo?.pictures[theme]
  if (!hash) return null
  return (
    <img
      className={styles.picture}
      src={contentUrl(getPictureAddress(demo.id, demo.language, theme, hash))}
      {...pictureSize}
      alt=""
    />
  )
}

/** Demos with their pictures, by the address of a demo and by the path of a page. */
async function loadPictures(language: Language) {
  const demos = new Map<string, Pick<GalleryDemo, 'pictures'> & { id: string; language: Language }>()
  for (const page of (await loadGallery(language)).flatMap(group => group.pages))
    for (const demo of page.demos) {
      const found = { id: getDemoId(page, demo), language, pictures: demo.pictures }
      demos.set(demo.href, found)
      if (!demos.has(page.path)) demos.set(page.path, found)
    }
  return demos
}
