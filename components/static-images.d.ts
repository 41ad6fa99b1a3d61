/** Types of imported pictures: `next-env.d.ts` has them too, but a checkout that was never built lacks that file. */
/// <reference types="next/image-types/global" />
