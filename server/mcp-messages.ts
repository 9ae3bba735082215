/** Messages between the server and the thread that answers calls. */
export type ToThread =
  | { id: number; url: string; headers: [string, string][]; body: string; site: string | undefined }
  | { read: number; text: string | undefined }

export type FromThread =
  | { id: number; status: number; headers: [string, string][]; body: string }
  | { read: number; name: string }
