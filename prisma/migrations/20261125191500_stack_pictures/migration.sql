-- Which pictures of stacks are in the store for files, and how large they are.
CREATE TABLE "stack_pictures" (
    "id" TEXT NOT NULL,
    "share_code" TEXT NOT NULL,
    "variant" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "drawn_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "stack_pictures_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "stack_pictures_share_code_idx" ON "stack_pictures"("share_code");
