-- The stored stacks, found as lib/stack/found-by.ts finds new ones: "cafe" finds "Café". Other encodings than UTF-8 know no
-- normal forms: there stacks of before are found as they are written.
UPDATE "tech_stacks"
SET "search_text" = normalize(regexp_replace(normalize("search_text", NFKD), '[\u0300-\u036f]', '', 'g'), NFC)
WHERE current_setting('server_encoding') = 'UTF8' AND "search_text" ~ '[^\u0001-\u007f]';
