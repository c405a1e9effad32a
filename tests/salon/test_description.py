"""The interface does what its OpenAPI description says, whatever is asked of it (schemathesis)."""

from __future__ import annotations

import pytest
import schemathesis
from hypothesis import HealthCheck
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from depth import examples
from salon.guests import PERSON, Salon, running, settings_in
from tablier.salon.settings import Settings
from tablier.salon.web.app import make_app


@pytest.fixture(scope="module")
def salon(tmp_path_factory: pytest.TempPathFactory):  # type: ignore[no-untyped-def]
    with running(settings_in(tmp_path_factory.mktemp("salon"), table_limit=10**6)) as found:
        found.table("trictrac-a-ecrire", (PERSON, PERSON, PERSON))
        yield found


schema = schemathesis.openapi.from_dict(make_app(Settings()).openapi())
CHECKS = [
    not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance,
    negative_data_rejection,
]  # fmt: skip


@schema.parametrize()
@examples(15, suppress_health_check=list(HealthCheck))
def test_the_interface_is_as_described(case: schemathesis.Case, salon: Salon) -> None:
    case.call_and_validate(base_url=salon.base, checks=CHECKS)
