-- CreateTable
CREATE TABLE "mail_queue" (
    "kind" TEXT NOT NULL,
    "about" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "requested_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mail_queue_pkey" PRIMARY KEY ("kind","about")
);

-- CreateIndex
CREATE INDEX "mail_queue_next_attempt_at_idx" ON "mail_queue"("next_attempt_at");

