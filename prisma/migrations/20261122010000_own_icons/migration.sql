-- CreateTable
CREATE TABLE "own_icons" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "own_icons_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "own_icons_user_id_created_at_idx" ON "own_icons"("user_id", "created_at" DESC);

-- AddForeignKey
ALTER TABLE "own_icons" ADD CONSTRAINT "own_icons_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
