/** Types of imported images. `next-env.d.ts` has them too, but does not exist before the first build. */
/// <reference types="next/image-types/global" />
