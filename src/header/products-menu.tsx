import { useMessages } from '../locale/texts.ts'
import { Menu, MenuLink } from '../ui/menu.tsx'
import { useSiteData } from '../versions/site-data.ts'

/** Other products of the provider, hidden without the list. */
export function ProductsMenu() {
  const { header } = useMessages()
  const { products } = useSiteData()
  if (!products?.length) return null
  return (
    <Menu label={header.products}>
      {products.map(({ href, content, isEnterprise }) => (
        <MenuLink key={href} href={href} badge={isEnterprise ? header.enterprise : undefined}>
          {content}
        </MenuLink>
      ))}
    </Menu>
  )
}
