-- Unique names of users, and the page that shows their listed stacks.
ALTER TABLE "users" ADD COLUMN "is_page_public" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "users" ADD COLUMN "links" TEXT[] DEFAULT ARRAY[]::TEXT[];
ALTER TABLE "users" ADD COLUMN "renamed_at" TIMESTAMPTZ(3);

CREATE TABLE "user_names" (
    "key" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "user_id" TEXT,
    "released_at" TIMESTAMPTZ(3),

    CONSTRAINT "user_names_pkey" PRIMARY KEY ("key"),
    CONSTRAINT "user_names_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE
);

CREATE UNIQUE INDEX "user_names_user_id_key" ON "user_names"("user_id");
