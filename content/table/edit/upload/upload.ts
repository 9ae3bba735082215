import { answerLater } from '@/_shared/fake-server'

// 替换为实际的接口：XMLHttpRequest 的 upload.onprogress 返回进度，fetch 不支持
export async function uploadFile (file: File, onProgress: (percent: number) => void): Promise<string> {
  for (let percent = 20; percent <= 100; percent += 20) {
    await answerLater(() => true)
    onProgress(percent)
  }
  return `/files/${encodeURIComponent(file.name)}`
}
