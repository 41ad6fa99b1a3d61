import { describe, expect, test } from 'vitest'
import { load as parseYaml } from 'js-yaml'
import { readFileSync } from 'node:fs'
import { catalogEntry } from '@/lib/catalog/entries'
import { readTools } from '@/lib/engine/embedded/read/read'

const names = (text: string) => readTools(text).tools.map((tool) => tool.text)

const workflow = (steps: string) => `on: push\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n${steps}`

describe('pipelines', () => {
  test.each(['actions', 'terraform', 'programs'])('every id in %s.yaml is an entry of the catalogue', (file) => {
    const ids = parseYaml(readFileSync(`lib/engine/embedded/manifests/data/${file}.yaml`, 'utf8')) as Record<
      string,
      string[]
    >
    expect(
      Object.values(ids)
        .flat()
        .filter((id) => catalogEntry(id) === undefined),
    ).toEqual([])
  })

  test('a workflow gives the tools of its actions, also of actions known by their name alone', () => {
    const steps = [
      'pnpm/action-setup@v4',
      'aws-actions/configure-aws-credentials@v4',
      'amondnet/vercel-action@v25',
      'SonarSource/sonarqube-scan-action@v4',
      'getsentry/action-release@v1',
      'softprops/action-gh-release@v2',
    ]
    const found = names(workflow(steps.map((action) => `      - uses: ${action}\n`).join('')))
    expect(found).toEqual(['GitHub Actions', 'pnpm', 'AWS', 'Vercel', 'SonarQube', 'Sentry'])
  })

  test('a workflow gives the tools of its commands, in one line, in a block and behind npx', () => {
    const steps =
      '      - run: uv run pytest -q\n      - name: Ship\n        run: |\n          npx wrangler deploy\n          CI=1 ./gradlew check && kubectl apply -f k8s\n      - run: npm ci\n'
    expect(names(workflow(steps)).sort()).toEqual([
      'Cloudflare Workers',
      'GitHub Actions',
      'Gradle',
      'Kubernetes',
      'pytest',
      'uv',
    ])
  })

  test('a workflow gives the images of services, and not the runner', () => {
    const text =
      'jobs:\n  db:\n    runs-on: macos-14\n    services:\n      mq:\n        image: rabbitmq:3-management\n    steps:\n      - uses: ruby/setup-ruby@v1\n'
    expect(names(text).sort()).toEqual(['GitHub Actions', 'RabbitMQ', 'Ruby'])
  })

  test('GitLab: images, services and scripts', () => {
    const text =
      'stages: [test]\ncheck:\n  image: elixir:1.17\n  stage: test\n  services:\n    - mysql:8\n  script:\n    - mix test\n    - helm lint ./chart\n'
    expect(names(text).sort()).toEqual(['Elixir', 'GitLab CI', 'Helm', 'MySQL'])
  })
})

describe('infrastructure', () => {
  test('Terraform: a resource gives its service, by the longest matching prefix', () => {
    const text =
      'resource "aws_lambda_function" "f" {\n  runtime = "nodejs20.x"\n}\nresource "aws_cloudwatch_event_rule" "r" {}\nresource "random_password" "p" {}\n'
    expect(names(text).sort()).toEqual(['AWS', 'AWS Lambda', 'Amazon EventBridge', 'Node.js', 'Terraform'])
  })

  test('Terraform: modules, backends and database engines', () => {
    const text =
      'terraform {\n  backend "gcs" {}\n}\nmodule "k8s" {\n  source = "terraform-google-modules/kubernetes-engine/google"\n}\nresource "aws_db_instance" "d" {\n  engine = "postgres"\n}\n'
    expect(names(text)).toEqual(
      expect.arrayContaining(['Terraform', 'Google Cloud', 'Google Cloud Storage', 'Amazon RDS', 'PostgreSQL']),
    )
  })

  test('a Dockerfile gives the tools that RUN installs and CMD starts', () => {
    const text =
      'FROM python:3.12-slim\nRUN apt-get update && apt-get install -y --no-install-recommends ffmpeg libpq-dev curl \\\n  && rm -rf /var/lib/apt/lists/*\nRUN --mount=type=cache,target=/c pip install django\nCMD ["gunicorn", "shop.wsgi"]\n'
    expect(names(text)).toEqual(['Docker', 'Python', 'FFmpeg', 'Django', 'Gunicorn'])
  })

  test('Brewfile: formulae under the names of their programs', () => {
    expect(names('brew "gh"\nbrew "neovim"\ncask "arc"\n')).toEqual(['Homebrew', 'GitHub CLI', 'Neovim', 'Arc'])
  })

  test('Cargo.toml: crates never match consumer apps of the same name', () => {
    expect(
      names(
        '[dependencies]\nthings = "1"\nbear = "0.3"\nlinear = "1"\nnotion = "0.5"\nserde = "1"\naxum = "0.7"\ntokio = "1"\n',
      ),
    ).toEqual(['Rust', 'Serde', 'Axum', 'Tokio'])
  })
})
