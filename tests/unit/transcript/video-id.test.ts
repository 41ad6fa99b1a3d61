import { expect, test } from 'vitest'
import { videoId } from '@/lib/transcript/video-id'

test.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com/watch?feature=share&v=dQw4w9WgXcQ&t=10s',
  'https://m.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://music.youtube.com/watch?v=dQw4w9WgXcQ&list=RD',
  'http://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ?si=abc',
  'https://www.youtube.com/shorts/dQw4w9WgXcQ',
  'https://www.youtube.com/live/dQw4w9WgXcQ?feature=share',
  'https://www.youtube.com/embed/dQw4w9WgXcQ',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0',
  '  youtube.com/watch?v=dQw4w9WgXcQ ',
])('%s names a video', (link) => expect(videoId(link)).toBe('dQw4w9WgXcQ'))

// promise: no-ssrf
test.each([
  'http://169.254.169.254/latest',
  'file:///etc/passwd',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://notyoutube.com/watch?v=dQw4w9WgXcQ',
  'https://evil.www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://notyoutu.be/dQw4w9WgXcQ',
  'https://youtube.com./watch?v=dQw4w9WgXcQ',
  'https://2130706433/watch?v=dQw4w9WgXcQ',
  'https://[::ffff:127.0.0.1]/watch?v=dQw4w9WgXcQ',
  'https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
  'https://user@www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com:8443/watch?v=dQw4w9WgXcQ',
  'http://www.youtube.com:443/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQtoolong',
  'https://youtu.be/../dQw4w9WgXcQ/x',
  'https://www.youtube.com/redirect?q=https://evil.example',
  'javascript:alert(1)',
  'nonsense',
  '',
])('%s names no video', (link) => expect(videoId(link)).toBeUndefined())
