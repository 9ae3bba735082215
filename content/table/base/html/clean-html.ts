const tags = ['a', 'b', 'br', 'code', 'em', 'i', 'li', 'p', 'strong', 'sub', 'sup', 'ul']
const dropped = ['iframe', 'math', 'noscript', 'object', 'script', 'style', 'svg', 'template']

// 只保留名单中的标签和 http 链接，删除其余内容
export function cleanHtml (html: string): string {
  // 有 CSP 的页面解析事件属性时，控制台会输出错误，因此先修改属性名，再清理
  const quiet = html.replace(/<[^>]*>/g, tag => tag.replace(/[\s/]on\w+\s*=/gi, ' data-dropped='))
  const { body } = new DOMParser().parseFromString(quiet, 'text/html')
  // 从内层到外层清理，替换外层时内层已经清理
  const elements = Array.from(body.querySelectorAll('*'))
  for (let element = elements.pop(); element; element = elements.pop()) {
    if (dropped.includes(element.localName)) {
      element.remove()
    } else if (!tags.includes(element.localName)) {
      element.replaceWith(...Array.from(element.childNodes))
    } else {
      const href = element.getAttribute('href')
      for (const { name } of Array.from(element.attributes)) element.removeAttribute(name)
      if (element.localName === 'a' && href && /^https?:\/\//i.test(href)) {
        element.setAttribute('href', href)
        element.setAttribute('rel', 'noopener nofollow')
        element.setAttribute('target', '_blank')
      }
    }
  }
  return body.innerHTML
}
